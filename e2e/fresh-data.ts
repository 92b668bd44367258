import { demoData } from '../server/testing/demo-data'
import { freshData } from './app-server'

/** Every server of the run begins with a copy of the demo's data. */
export default async function giveData(): Promise<void> {
  process.env[freshData] = await demoData()
}
