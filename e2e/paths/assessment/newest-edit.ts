import type { Page } from '@playwright/test'

/**
 * The number of the newest edit on the device's disk, 0 for none. An edit is stored a moment after
 * it is typed.
 */
export const newestEdit = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('masar-attempts')
        opening.onerror = () => reject(new Error('The database of attempts did not open.'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(
              Math.max(0, ...reading.result.map((answer: { sequence: number }) => answer.sequence)),
            )
          }
        }
      }),
  )
