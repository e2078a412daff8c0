export type Environment = 'prod' | 'dev' | 'local'

/** Ports that developers serve the app and the server from. */
const LOCAL_PORTS = new Set(['8080', '3001'])

/** Parts of a host name that mark a test system; every other host that is not local is production. [PLT-05] */
const DEV_MARKERS = ['dev', 'stg']

/** The environment of an address: local for localhost and for ports 8080 and 3001. [PLT-05, PLT-06, PLT-07] */
export function environmentOf(address: string, devMarkers: readonly string[] = DEV_MARKERS): Environment {
  const { hostname, port } = new URL(address)
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]' || LOCAL_PORTS.has(port))
    return 'local'
  return devMarkers.some((marker) => hostname.includes(marker)) ? 'dev' : 'prod'
}
