import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'

// Vitest runs this for each file of screen tests. A shared module would not do, because it is
// loaded for the first file only.
afterEach(cleanup)

// The pages' code comes when it is asked for, which takes its time on a machine that is busy with
// something else.
configure({ asyncUtilTimeout: patient(30_000) })
