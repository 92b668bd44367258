import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ScrolledToMarksProps {
  /** What is marked; when it changes, its first mark is brought into sight. */
  marked: readonly number[]
  children: ReactNode
}

/** A long text that is moved inside its own frame, so that the page around it stays where it is. */
export const ScrolledToMarks = ({ marked, children }: ScrolledToMarksProps) => {
  const { t } = useTranslation('profile')
  const frame = useRef<HTMLDivElement>(null)
  const places = marked.join()
  useEffect(() => {
    const mark = frame.current?.querySelector('mark')
    if (places === '' || !mark || !frame.current) return
    const { top, height } = frame.current.getBoundingClientRect()
    frame.current.scrollTop += mark.getBoundingClientRect().top - top - height / 3
  }, [places])
  return (
    <chakra.div
      ref={frame}
      role="group"
      aria-label={t('reading.text')}
      tabIndex={0}
      height="full"
      overflowY="auto"
      padding="3"
    >
      {children}
    </chakra.div>
  )
}
