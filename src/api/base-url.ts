/**
 * Where the API is, in full and without a slash at the end: the paths of the contract begin with
 * one.
 */
export function apiBaseUrl(): string {
  const configured: unknown = import.meta.env.VITE_API_BASE_URL
  const base = typeof configured === 'string' && configured !== '' ? configured : '/api/'
  return new URL(base, window.location.origin).href.replace(/\/+$/, '')
}
