import { programmeMachine } from '#src/areas/exercise/programme/programme.machine.ts'
import { measurementMachine } from '#src/areas/devices/measure/measurement.machine.ts'
import { signInMachine } from '#src/areas/checkup/sign-in/sign-in.machine.ts'
import { joinMachine } from '#src/areas/join/flow/join.machine.ts'
import { addFoodsMachine } from '#src/areas/meal/add/add-foods.machine.ts'
import { tillMachine } from '#src/areas/purse/coupons/till.machine.ts'
import { mallMachine } from '#src/areas/meal/mall/mall.machine.ts'
import { healthSyncMachine } from '#src/health-sync/health-sync.machine.ts'
import { resumeMachine } from '#src/resume/resume.machine.ts'
import { sessionMachine } from '#src/session/session.machine.ts'
import { codeCheckMachine } from '#src/domain/identity/code-entry/code-check.machine.ts'
import { diagramOf } from './machine-diagram.ts'

const PAGES = [
  {
    title: 'Session',
    file: 'src/session/session.machine.ts',
    machine: sessionMachine,
    words: 'Sign-in, refresh and sign-out. Calls wait while a state holds them, and are refused while a session ends.',
  },
  {
    title: 'Health sync',
    file: 'src/health-sync/health-sync.machine.ts',
    machine: healthSyncMachine,
    words:
      'One run at a time: anywhere but `idle` is the in-progress flag. Each kind is read, normalised and registered piece by piece; a failure leads to the next kind.',
  },
  {
    title: 'Return to the foreground',
    file: 'src/resume/resume.machine.ts',
    machine: resumeMachine,
    words: 'Four parts side by side, none waiting for another. `handles` is false on the nine excluded pages.',
  },
  {
    title: 'Joining',
    file: 'src/areas/join/flow/join.machine.ts',
    machine: joinMachine,
    words:
      'The state is how far somebody has come; each page asks whether it may be entered. `arriving` is a reload, which goes on as far as it does not rest on what was typed. `joining` hears nothing, so a second tap is the first.',
  },
  {
    title: 'A code by text',
    file: 'src/domain/identity/code-entry/code-check.machine.ts',
    machine: codeCheckMachine,
    words:
      "Tries and time are the server's; `looking` asks until when it is blocked. Another code makes the older one useless, and may be asked for after thirty seconds.",
  },
  {
    title: 'Adding foods',
    file: 'src/areas/meal/add/add-foods.machine.ts',
    machine: addFoodsMachine,
    words:
      'One basket over several screens. It is emptied when its foods stand in the record or are kept to be sent, and on leaving, which asks; `waiting` holds nothing while nobody is signed in.',
  },
  {
    title: 'Coupon at the till',
    file: 'src/areas/purse/coupons/till.machine.ts',
    machine: tillMachine,
    words:
      'While the coupon is shown its state is read every few seconds. A use is sent once; where its answer is lost, reading says what became of it.',
  },
  {
    title: 'The shop mall',
    file: 'src/areas/meal/mall/mall.machine.ts',
    machine: mallMachine,
    words:
      'Agreed is only who came back verified: `outside` is a page of somebody else, and its way back begins in `arriving` on an address of its own. Each way in asks for a ticket and uses it at once.',
  },
  {
    title: 'An exercise programme',
    file: 'src/areas/exercise/programme/programme.machine.ts',
    machine: programmeMachine,
    words:
      'From the first set to its place in the log. Every transition is kept; a deadline that nobody watched leads to `over` or `ready`, where a tap goes on. `saving` repeats itself until it is answered; `stale` is a run older than twelve hours.',
  },
  {
    title: 'Fetching check-ups',
    file: 'src/areas/checkup/sign-in/sign-in.machine.ts',
    machine: signInMachine,
    words:
      "Three addresses, one way. `starting` hears no second tap, a question is asked one at a time, and every outcome is the server's word; `away` asks nothing. What was typed stands in memory alone, so a reload goes on from the number of the request and asks for the person again.",
  },
  {
    title: 'Measuring with a device',
    file: 'src/areas/devices/measure/measurement.machine.ts',
    machine: measurementMachine,
    words:
      'The phone’s health store is asked until a new value is there or two minutes have passed; what came is saved under the key of the later sync. Typing the number is a link and leaves the page.',
  },
]

/** docs/machines.md, made from the machines themselves. */
export function machinesPage(): string {
  const sections = PAGES.map(
    ({ title, file, machine, words }) =>
      `## ${title}\n\n\`${file}\`. ${words}\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n`,
  )
  return [
    '# The machines that protect an order of steps\n',
    'Written by `npm run diagrams`; a test compares. An arrow says what leads on: the end of a named step, an event, a time limit, or in brackets the guard that has to hold. Guards written in place have no name; their transitions are tried in the order of the file.\n',
    ...sections,
  ].join('\n')
}
