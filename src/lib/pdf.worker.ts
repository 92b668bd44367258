// The library's own worker, which reads the file.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
