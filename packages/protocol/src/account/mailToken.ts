/**
 * How the platform refuses the token of an e-mail. `verified` and `used` tell a page that its link has done what it was
 * for; only who holds a token that was really mailed reads them.
 */
export const MAIL_TOKEN_REFUSALS = {
  verified: 'This email address is verified already.',
  used: 'This token was used already. Please ask for a new email.',
  expired: 'This token has expired. Please ask for a new email.',
  unknown: 'This token is not valid. Please ask for a new email.',
} as const;
