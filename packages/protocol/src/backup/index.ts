export {
  type Backup,
  type BackupProblem,
  createBackup,
  MAX_BACKUP_BYTES,
  type ReadBackup,
  readBackup,
  type SavedDevice,
  savedDevice,
} from './backup.ts';
export {
  type DeviceContent,
  findSaved,
  isPlanned,
  isUnchanged,
  type Misfit,
  planRestore,
  type RestorePlan,
  type SettingChange,
} from './restore.ts';
export { orderWrites, type RestoreWrite } from './writes.ts';
