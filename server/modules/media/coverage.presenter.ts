import type { components } from '../../../openapi/generated/api'
import type { Coverage, SourceCoverage } from './coverage.rules'

type Schemas = components['schemas']

export const presentCoverage = ({
  running_ms,
  screen,
  camera,
  microphone,
}: Coverage): Schemas['Coverage'] => ({
  running_ms,
  screen: presentSource(screen),
  camera: presentSource(camera),
  microphone: presentSource(microphone),
})

const presentSource = ({ share, gaps }: SourceCoverage): Schemas['SourceCoverage'] => ({
  share,
  gaps,
})
