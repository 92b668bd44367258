import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { accountMutations } from '../../../features/auth/account.mutations'
import { devicesQuery } from '../../../features/auth/account.queries'
import { formatAgo, formatDate } from '../../../i18n/dates'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Loaded } from '../../../loading/loaded'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Badge } from '../../../ui/feedback/status-badge'

type Device = components['schemas']['Device']

/** Where the account is signed in, and the way to end that from here. */
export const DevicesPanel = () => {
  const { t } = useTranslation('account')
  const devices = useQuery(devicesQuery())
  return (
    <Panel title={t('devices.title')}>
      <Loaded
        level={3}
        query={devices}
        labels={{ loading: t('devices.loading'), failed: t('devices.failed') }}
        skeleton={
          <>
            <Skeleton width="70%" />
            <br />
            <Skeleton width="50%" />
          </>
        }
      >
        {(loaded) => <DeviceList devices={loaded} now={new Date(devices.dataUpdatedAt)} />}
      </Loaded>
    </Panel>
  )
}

const DeviceList = ({ devices, now }: { devices: readonly Device[]; now: Date }) => {
  const { t } = useTranslation('account')
  const sentence = useErrorMessage()
  const [asking, setAsking] = useState(false)
  const signOutOthers = useMutation(accountMutations.signOutOthers())
  const others = devices.filter((device) => !device.is_this)
  const confirm = () =>
    signOutOthers.mutate(undefined, {
      onSuccess: ({ message }) => {
        setAsking(false)
        notify.success({ title: message })
      },
    })
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.p color="fg.muted">{t('devices.lead')}</chakra.p>
      <chakra.ul aria-label={t('devices.title')}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} />
        ))}
      </chakra.ul>
      {others.length === 0 ? null : (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('devices.signOutOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('devices.ask.title')}
        closeLabel={t('close')}
        cancelLabel={t('cancel')}
        confirmLabel={t('devices.ask.confirm', { count: others.length })}
        working={signOutOthers.isPending}
        workingLabel={t('devices.signingOut')}
        failure={signOutOthers.error === null ? undefined : sentence(signOutOthers.error)}
      >
        <p>{t('devices.ask.body')}</p>
      </ConfirmDialog>
    </chakra.div>
  )
}

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const

const DeviceRow = ({ device, now }: { device: Device; now: Date }) => {
  const { t } = useTranslation('account')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const signOut = useMutation({
    ...accountMutations.signOutDevice(),
    onSuccess: ({ message }) => notify.success({ title: message }),
    onError: (error) => notify.error({ title: t('devices.notSignedOut'), body: sentence(error) }),
  })
  const { browser, system } = device
  const name =
    browser !== null && system !== null
      ? t('devices.on', { browser, system })
      : (browser ?? system ?? t('devices.unknown'))
  const seen = device.is_this
    ? t('devices.now')
    : t('devices.seen', { ago: formatAgo(device.last_seen_at, now, language) })
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="4"
      paddingBlock="3"
      borderBlockStart="1px solid {colors.border}"
      _first={{ borderBlockStartWidth: '0', paddingBlockStart: '0' }}
    >
      <chakra.span color="fg.muted" display="inline-flex">
        <Icon of={icons[device.kind]} size={22} />
      </chakra.span>
      {/* Where the button does not fit beside the words it stands under them, not under the icon. */}
      <chakra.div
        flex="1"
        minWidth="0"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="2"
      >
        <chakra.div flex="1 1 200px" minWidth="0">
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            textStyle="smallStrong"
          >
            {/* A sentence of the page’s language: by its first letters it would be read from the wrong end in Arabic. */}
            <span>{name}</span>
            {device.is_this ? <Badge tone="success">{t('devices.this')}</Badge> : null}
          </chakra.div>
          <chakra.p textStyle="small" color="fg.muted">
            {seen} {t('devices.since', { date: formatDate(device.signed_in_at, language) })}
          </chakra.p>
        </chakra.div>
        {device.is_this ? null : (
          <Button
            size="sm"
            variant="secondary"
            loading={signOut.isPending}
            loadingLabel={t('devices.signingOut')}
            aria-label={t('devices.signOutOf', { device: name })}
            onClick={() => signOut.mutate(device.id)}
          >
            {t('devices.signOut')}
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  )
}
