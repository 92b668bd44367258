import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { toCandidateError } from '../../../paths'

/** What failed on the way to the error page, and where to try again. */
export interface FailedCourses {
  code: string
  message: string
  /** The page that was wanted. */
  from: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    failedCourses?: FailedCourses
  }
}

/**
 * Courses that did not load lead to the candidate's error page (specification 8.2), which shows the
 * error.
 */
export const CoursesFailed = ({ error }: { error: Error }) => {
  const navigate = useNavigate()
  const from = useLocation({ select: ({ href }) => href })
  // The state of the first render is kept, because the address changes on the way to the error
  // page.
  const [failedCourses] = useState((): FailedCourses => ({
    code: error instanceof ApiError ? error.code : 'internal',
    message: error instanceof ApiError ? error.message : '',
    from,
  }))
  useEffect(
    () => void navigate({ to: toCandidateError(), state: { failedCourses }, replace: true }),
    [navigate, failedCourses],
  )
  return null
}
