const kept = ['locale']

/** Clears all local and session storage but the language. What was not sent yet lies in IndexedDB and stays. */
export function clearStored(): void {
  for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}
