import { appendFileSync, readFileSync } from 'node:fs'

// Loaded before a server that a test starts: writes into the file LONGEST_TURN, a line each, how
// many milliseconds the server's main thread worked on end, whenever that was 50 or more. As long as
// it works on end, nobody else is answered. The thread's own time is counted instead of the clock,
// since a busy machine lets a thread wait that has nothing to do with it.

/** Milliseconds of one tick, the unit in which Linux counts a thread's time (USER_HZ). */
const tickMs = 10

/** Milliseconds that this thread has worked; where the machine does not tell, the clock's. */
function worked() {
  try {
    const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8')
    // The state, field 3, follows the name in brackets; user and system time are fields 14 and 15.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * tickMs
  } catch {
    return performance.now()
  }
}

let before = worked()
setInterval(() => {
  const now = worked()
  if (now - before >= 50) appendFileSync(process.env.LONGEST_TURN, `${now - before}\n`)
  before = now
}, 10).unref()
