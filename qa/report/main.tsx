import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@xyflow/react/dist/style.css'
import './report.css'
import { ReportApp } from './report-app'

const place = document.getElementById('report')
if (place === null) throw new Error('The page has no place for the report.')
createRoot(place).render(
  <StrictMode>
    <ReportApp report={globalThis.masarReport} />
  </StrictMode>,
)
