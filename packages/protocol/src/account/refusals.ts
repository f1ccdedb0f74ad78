/** What the platform says where a change would leave no administrator who can log in (USR-11). */
export const LAST_ADMINISTRATOR = 'At least one administrator must remain.';
