/**
 * Saves what an address serves, under the name that comes with it or this one. Opening a window by
 * itself would be blocked; a download is not.
 */
export function download(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
