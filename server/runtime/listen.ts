import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'

/**
 * Begins to listen, and returns the address.
 * @throws an error with a sentence for the person who starts it if the port is in use
 */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { HOST: host, PORT: port }: Pick<Env, 'HOST' | 'PORT'>,
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    if (!isInUse(error)) throw error
    throw new Error(
      `Port ${port} is in use: another program, or another Masar, listens there. Stop that one, or choose another port: PORT=${port < 65535 ? port + 1 : port - 1} npm start`,
    )
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
