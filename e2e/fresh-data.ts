import { disposeOf, freshData, startAppServer } from './app-server'

/**
 * Makes the data once that every server of the run begins with: an embedded database brought up to
 * date, with the demo data. @returns what removes them
 */
export default async function makeFreshData(): Promise<() => Promise<void>> {
  const server = await startAppServer({}, { isFresh: true })
  await server.stop()
  process.env[freshData] = server.dataDirectory
  return () => disposeOf(server)
}
