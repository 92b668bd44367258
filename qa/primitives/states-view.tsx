import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { DeviceLost } from '../../src/ui/assessment/assessment-frame'
import { Button } from '../../src/ui/button'
import { ConfirmDialog } from '../../src/ui/overlays/dialog'
import { Facts } from '../../src/ui/layout/facts'
import { FileField } from '../../src/ui/fields/file-field'
import { LoadingOverlay } from '../../src/ui/feedback/loading-overlay'
import { Notice } from '../../src/ui/feedback/notice'
import { Panel } from '../../src/ui/layout/panel'
import { ProgressLine } from '../../src/ui/charts/progress-line'
import { Loading, TableSkeleton } from '../../src/ui/feedback/skeleton'
import { EmptyState, ErrorState } from '../../src/ui/feedback/states'
import type { GalleryWords } from './words-en'

const nothing = () => undefined

export const StatesView = ({ t }: { t: GalleryWords }) => {
  const [asked, setAsked] = useState(location.hash === '#dialog')
  const file = {
    chooseLabel: t.choose,
    dropLabel: t.drop,
    replaceLabel: t.replace,
    removeLabel: t.remove,
    retryLabel: t.retry,
    onFile: nothing,
    onRemove: nothing,
    onRetry: nothing,
  }
  if (location.hash === '#lost') {
    return (
      <main>
        <DeviceLost
          time="0:23"
          title={t.noticeTitle}
          action={<Button variant="onInk">{t.retry}</Button>}
        >
          {t.noticeBody}
        </DeviceLost>
      </main>
    )
  }
  return (
    <chakra.main padding={{ base: '4', md: '10' }}>
      <chakra.h1 textStyle="h1" marginBlockEnd="6">
        {t.statesTitle}
      </chakra.h1>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }}
        gap="5"
      >
        <Panel flush>
          <Loading label={t.loading}>
            <TableSkeleton columns={4} />
          </Loading>
        </Panel>
        <Panel title={t.reading}>
          <ProgressLine value={64} number="64%" label={t.reading} />
          <chakra.p marginBlockStart="4" textStyle="small" color="fg.muted">
            {t.mayLeave}
          </chakra.p>
        </Panel>
        <Panel title={t.name}>
          <Facts
            facts={[
              { label: t.city, value: t.cities[0] },
              { label: t.mode, value: t.onSite },
            ]}
          />
          <Facts facts={[{ label: t.description, value: t.descriptionText, wide: true }]} />
        </Panel>
        <Panel>
          <EmptyState title={t.emptyTitle} action={<Button size="sm">{t.emptyAction}</Button>}>
            {t.emptyBody}
          </EmptyState>
        </Panel>
        <Panel>
          <ErrorState title={t.errorTitle} retryLabel={t.retry} onRetry={nothing}>
            {t.errorBody}
          </ErrorState>
        </Panel>
        <Panel>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <Notice
              tone="danger"
              title={t.noticeTitle}
              action={
                <Button size="xs" variant="secondary">
                  {t.retry}
                </Button>
              }
            >
              {t.noticeBody}
            </Notice>
            <Notice tone="warning" title={t.noticeTitle} />
            <Notice tone="info" title={t.noticeTitle} />
            <Notice tone="success" title={t.noticeTitle} />
          </chakra.div>
        </Panel>
        <Panel>
          <chakra.div display="flex" flexDirection="column" gap="5">
            <FileField {...file} label={t.resume} hint={t.resumeHint} state={{ at: 'empty' }} />
            <FileField
              {...file}
              label={t.resume}
              state={{
                at: 'uploading',
                name: 'khalid-almansoori-cv.pdf',
                percent: 64,
                number: '64%',
              }}
            />
            <FileField
              {...file}
              label={t.resume}
              state={{ at: 'done', name: 'khalid-almansoori-cv.pdf', detail: '1.84 MB' }}
            />
            <FileField
              {...file}
              label={t.resume}
              state={{ at: 'failed', name: 'cv.pdf', reason: t.errorBody, canRetry: true }}
            />
          </chakra.div>
        </Panel>
        <Panel title={t.gap}>
          <LoadingOverlay active label={t.loading}>
            <chakra.p minHeight="120px">{t.noticeBody}</chakra.p>
          </LoadingOverlay>
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t.decline}
          </Button>
        </Panel>
      </chakra.div>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={nothing}
        title={t.confirmTitle}
        closeLabel={t.close}
        cancelLabel={t.back}
        confirmLabel={t.decline}
        danger
        failure={t.errorBody}
      >
        {t.confirmBody}
      </ConfirmDialog>
    </chakra.main>
  )
}
