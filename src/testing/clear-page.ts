import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Vitest runs this for each file of tests of screens. A module that they share could not ask for
// it, as it is loaded for the first of them alone.
afterEach(cleanup)
