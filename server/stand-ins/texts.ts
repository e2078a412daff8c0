/**
 * The sender of texts: a code reaches the simulator's page and no phone. A late one is taken at once and arrives later;
 * a refusing one takes none.
 */
import { createManner } from './manner.ts'
import type { StandIn } from './stand-in.ts'

export function texts(): StandIn {
  const manner = createManner('texts', ['usual', 'late', 'refusing', 'twice'])
  return {
    partners: (outbox) => ({
      sendText: async ({ to, text }) => {
        manner.answers()
        outbox.add({ kind: 'text', to, text }, manner.lateMs())
        if (manner.isTwice()) outbox.add({ kind: 'text', to, text })
      },
    }),
    routes: manner.open,
  }
}
