import type { RecordFormProps } from '../../../patterns/form/stored/useRecordForm.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { AddUser } from './AddUser.tsx';
import { EditUser } from './EditUser.tsx';

export type UserFormProps = RecordFormProps;

/** Add User and Edit User, for administrators (S2, D2, USR-05 to USR-11). */
export const UserForm = asPrivateScreen('UserForm', function UserForm({ id }: UserFormProps) {
  return id === 'add' ? <AddUser /> : <EditUser id={id} />;
});
