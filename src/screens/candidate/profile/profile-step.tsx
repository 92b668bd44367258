import { chakra } from '@chakra-ui/react/styled-system'
import { JoiningPath } from '../../../features/auth/joining/joining-path'

/** Where the profile stands on the whole way. */
export const ProfileStep = () => (
  <chakra.div marginBlockEnd="6">
    <JoiningPath at="profile" />
  </chakra.div>
)
