import type { PDFPageProxy } from 'pdfjs-dist'

interface OpenPdf {
  pages: PDFPageProxy[]
  /** Gives the memory back; the pages are of no use then. */
  close: () => void
}

/**
 * Opens a PDF to draw its pages. The library is loaded on the first call, takes the bytes over, and
 * reads them in its own thread. Rejects if the file is no PDF.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist')
  const thread = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port: thread })
  const close = () => {
    worker.destroy()
    thread.terminate()
  }
  try {
    const pdf = await getDocument({ data: bytes, worker }).promise
    const numbers = Array.from({ length: pdf.numPages }, (_none, at) => at + 1)
    return { pages: await Promise.all(numbers.map((number) => pdf.getPage(number))), close }
  } catch (error) {
    close()
    throw error
  }
}
