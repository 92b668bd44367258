import { Notice } from '../../ui/feedback/notice'
import { useNotice } from './use-notice'

/** What the server said of the step that led to this page. */
export const ServerNotice = () => {
  const notice = useNotice()
  return notice === null ? null : <Notice tone="success" live title={notice} />
}
