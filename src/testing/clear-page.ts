import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'

// Vitest runs this for each file of tests of screens. A module that they share could not ask for
// it, as it is loaded for the first of them alone.
afterEach(cleanup)

// The pages' code comes when it is asked for, which takes its time on a machine that is busy with
// something else.
configure({ asyncUtilTimeout: patient(30_000) })
