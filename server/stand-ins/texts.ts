/** The sender of texts: a code reaches the simulator's page and no phone. */
import type { StandIn } from './stand-in.ts'

export const texts: StandIn = {
  partners: (outbox) => ({
    sendText: async ({ to, text }) => outbox.add({ kind: 'text', to, text }),
  }),
}
