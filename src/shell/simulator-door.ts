/** What the simulator leaves on the window where it is present: development and the demo, never a production build. */
export interface SimulatorWindow {
  hansangSimulator?: { open(): void }
}

/** Opens the shell simulator; undefined where there is none. */
export function simulatorDoor(host: SimulatorWindow = window as SimulatorWindow): (() => void) | undefined {
  const simulator = host.hansangSimulator
  return simulator && (() => simulator.open())
}
