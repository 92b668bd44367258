export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** A file name that sorts by the start time of the recording. */
export const fileName = (recordedAt: string, ending: string) =>
  `masar-${recordedAt.slice(0, 19).replaceAll(':', '-')}.${ending}`
