import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SettingsFrame } from '../../ui/frames/settings-frame'
import { settingsPlaces } from './navigation'
import { RailFrame } from './rail-frame'
import { useNav, useSessionState } from './use-nav'

/**
 * The settings, inside the frame of the person's own area; the rail falls back to the bar for
 * candidates.
 */
export const Shell = () => {
  const { t } = useTranslation('common')
  const renderUi = useNav()
  const state = useSessionState()
  return (
    <RailFrame>
      <SettingsFrame navLabel={t('nav.settings')} sections={renderUi(settingsPlaces(state))}>
        <Outlet />
      </SettingsFrame>
    </RailFrame>
  )
}
