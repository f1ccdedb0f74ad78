/** An address from outside as a link, or null: only http and https become links (FLT-088). */
export function safeUrl(text: string): URL | null {
  // A scheme is required: without one the text would become a path of our own origin.
  if (!/^https?:\/\/[^\s]/i.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // User and password in an address are for devices, never for a page (FLT-092).
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password
    ? url
    : null;
}
