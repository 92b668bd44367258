import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import type { NotificationBell } from '../../features/notifications/bell'

type Props = ComponentProps<typeof NotificationBell>

const Loaded = lazy<ComponentType<Props>>(() =>
  // A frame is whole without its bell: where its code does not arrive, the page stands.
  import('../../features/notifications/bell').then(
    (module) => ({ default: module.NotificationBell }),
    () => ({ default: () => null }),
  ),
)

/** The notifications, after the page; their room is kept. */
export const Bell = (props: Props) => (
  <chakra.div display="inline-flex" minWidth="44px" minHeight="44px">
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  </chakra.div>
)
