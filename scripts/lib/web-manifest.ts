import { ICONS } from './app-icons.ts'

/**
 * What an installed 한상 is called, opens with and offers from its icon. One file serves both languages: the name is a
 * name. `isBuilt` tells of an address whether its screen exists: what is not built is not offered.
 */
export function webManifest(isBuilt: (path: string) => boolean) {
  const to = (path: string) => `/#${path}${path.includes('?') ? '&' : '?'}from=home-screen`
  return {
    id: '/',
    name: '한상',
    short_name: '한상',
    description: '오늘의 식단과 내 건강을 한 상에. 회사 식당과 건강 기록을 함께 보는 앱이에요.',
    lang: 'ko',
    start_url: to('/'),
    scope: '/',
    display: 'standalone',
    orientation: 'portrait-primary',
    // The page's own colour; in the dark the page's theme-color takes over.
    background_color: '#f7f6f2',
    theme_color: '#f7f6f2',
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: '내 QR', path: '/main?show=qr' },
      { name: '오늘 식단', path: '/menu/todayMenu' },
      { name: '식사 기록', path: '/healthlog/mealRecord' },
    ].flatMap(({ name, path }) => (isBuilt(path.replace(/\?.*/, '')) ? [{ name, url: to(path) }] : [])),
  }
}
