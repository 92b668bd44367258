import type { ReportData } from '../../qa/report/report-data'

/** A picture that the report shows: a file of the browser suite, or a data URL of a recording. */
export interface ReportedPicture {
  /** The path beside the report. */
  path: string
  from: { file: string } | { url: string }
}

export function writeReport(
  folder: string,
  written: {
    data: ReportData
    pictures: readonly ReportedPicture[]
    /** Where the pictures of the browser suite are. */
    picturesFrom: string
  },
): Promise<void>
