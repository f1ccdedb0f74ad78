/** Whether this browser keeps a session: known before anything of the client is there. */
export function isAnybodyLoggedIn(): boolean {
  try {
    return localStorage.getItem('carillon.session') !== null;
  } catch {
    return false; // private windows and sandboxed frames
  }
}
