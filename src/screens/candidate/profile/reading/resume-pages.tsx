import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { profileQueries } from '../../../../features/user/profile.queries'
import { openPdf } from '../../../../lib/pdf'
import { Notice } from '../../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton'
import { getTurn } from './reading-lines.rules'
import { ResumeText } from './resume-text'
import { ScrolledToMarks } from './scrolled-to-marks'

type Line = components['schemas']['ResumeLine']

interface ResumePagesProps {
  resumeId: string
  lines: readonly Line[]
  marked: readonly number[]
}

/** The pages of a PDF as they look; its text where they cannot be drawn. */
export const ResumePages = ({ resumeId, lines, marked }: ResumePagesProps) => {
  const { t } = useTranslation('profile')
  const file = useQuery(profileQueries.resumeFile(resumeId))
  const [pages, setPages] = useState<PDFPageProxy[] | 'failed' | null>(null)
  const bytes = file.data
  useEffect(() => {
    if (bytes === undefined) return
    let gone = false
    // The library takes the memory that it is given, and the query keeps its own.
    const opening = openPdf(bytes.slice(0))
    opening
      .then(({ pages: opened }) => !gone && setPages(opened))
      .catch(() => !gone && setPages('failed'))
    return () => {
      gone = true
      opening.then(({ close }) => close()).catch(() => undefined)
    }
  }, [bytes])
  if (file.isError || pages === 'failed')
    return (
      <chakra.div display="flex" flexDirection="column" height="full">
        <Notice tone="info" title={t('reading.textOnly')} />
        <ResumeText lines={lines} marked={marked} />
      </chakra.div>
    )
  if (pages === null)
    return (
      <Loading label={t('reading.loading')}>
        <Skeleton height="480px" />
      </Loading>
    )
  return (
    <ScrolledToMarks marked={marked}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        {pages.map((page) => (
          <Page
            key={page.pageNumber}
            page={page}
            count={pages.length}
            turn={getTurn(page.pageNumber, lines)}
            marks={marksOn(page.pageNumber, lines, marked)}
          />
        ))}
      </chakra.div>
    </ScrolledToMarks>
  )
}

const marksOn = (page: number, lines: readonly Line[], marked: readonly number[]) =>
  marked.flatMap((at) => {
    const box = lines[at]?.box
    return box?.page === page ? [box] : []
  })

interface PageProps {
  page: PDFPageProxy
  count: number
  turn: number
  marks: readonly components['schemas']['LineBox'][]
}

const share = (value: number) => `${value * 100}%`

const Page = ({ page, count, turn, marks }: PageProps) => {
  const { t } = useTranslation('profile')
  const canvas = useRef<HTMLCanvasElement>(null)
  const rotation = page.rotate + turn
  const { width, height } = page.getViewport({ scale: 1, rotation })
  useEffect(() => {
    const sheet = canvas.current
    if (sheet === null) return
    const viewport = page.getViewport({
      scale: (sheet.clientWidth * devicePixelRatio) / width,
      rotation,
    })
    sheet.width = viewport.width
    sheet.height = viewport.height
    const drawing = page.render({ canvas: sheet, viewport })
    // A drawing that was ended has nothing to say.
    drawing.promise.catch(() => undefined)
    return () => drawing.cancel()
  }, [page, width, rotation])
  return (
    <chakra.div position="relative" dir="ltr" bg="white" borderRadius="control" overflow="hidden">
      <chakra.canvas
        ref={canvas}
        role="img"
        aria-label={t('reading.page', { page: page.pageNumber, pages: count })}
        display="block"
        width="full"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {marks.map(({ left, top, right, bottom }) => (
        <chakra.mark
          key={`${left} ${top}`}
          position="absolute"
          style={{
            insetInlineStart: share(left),
            insetBlockStart: share(top),
            inlineSize: share(right - left),
            blockSize: share(bottom - top),
          }}
          background="color-mix(in srgb, {colors.accent} 20%, transparent)"
          outline="2px solid {colors.accent}"
          outlineOffset="2px"
          borderRadius="2px"
        />
      ))}
    </chakra.div>
  )
}
