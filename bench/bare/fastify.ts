// The same framework, driver, database and SQL as GET /api/mypage/rest-my-list, without contract, sign-in and checks.
import { fastify } from 'fastify'
import { openDatabase } from '#server/db/open.ts'

const [dataDir, hcId, port] = process.argv.slice(2)
if (!dataDir || !hcId || !port) throw new Error('fastify.ts DATA_DIR HC_ID PORT')
const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'], migrate: false })
const app = fastify()
app.get('/api/mypage/rest-my-list', async () => {
  const rows = await database.sql`
    select r.restaurant_code, r.restaurant_name, r.restaurant_desc, r.use_beacon, r.eng_menu_yn, m.main_div,
      coalesce(m.order_seq, r.order_seq) as order_seq
    from member_restaurants m
    join restaurants r on m.hc_id = ${hcId} and m.restaurant_code = r.restaurant_code
    order by m.main_div desc, m.order_seq, r.restaurant_code`
  const data = rows.map((row) => ({
    restaurantId: String(row['restaurant_code']),
    restaurantCode: String(row['restaurant_code']),
    restaurantName: String(row['restaurant_name']),
    restaurantDesc: String(row['restaurant_desc']),
    mainDiv: String(row['main_div']),
    orderSeq: Number(row['order_seq']),
    useBeacon: String(row['use_beacon']),
    engMenuYn: String(row['eng_menu_yn']),
  }))
  return { code: 0, message: null, data, data2: null, userInfo: null }
})
app.get('/healthz', async () => ({ status: 'ok' }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)
