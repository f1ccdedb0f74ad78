const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN_NAME = `(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})`;

/** An e-mail address after trimming and lower-casing (S5): 6 to 128 characters. */
export const EMAIL_PATTERN = new RegExp(`^(?=.{6,128}$)[a-z0-9._%+-]+@${DOMAIN_NAME}$`);

/** A password (S5): 8 to 128 characters with a lower- and an upper-case letter, a digit and a special character. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%^&*(){}\-+:,._]).{8,128}$/;
