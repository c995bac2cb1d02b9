import Fastify from 'fastify'
import pg from 'pg'

/**
 * What a plain service costs: Fastify with one prepared statement a route, on the same PostgreSQL as ours. Reads a row
 * by its key, or writes one durably.
 */
const pool = new pg.Pool({ connectionString: process.env['BASELINE_DATABASE_URL'], max: 16 })
const fastify = Fastify()

fastify.route<{ Params: { id: string } }>({
  method: 'GET',
  url: '/read/:id',
  handler: async (request, reply) => {
    const { rows } = await pool.query<{ body: string }>({
      name: 'read',
      text: 'select body from bench_pages where id = $1',
      values: [request.params.id],
    })
    return reply.type('application/json; charset=utf-8').send(rows[0]?.body)
  },
})

fastify.route<{ Body: object }>({
  method: 'POST',
  url: '/write',
  handler: async (request) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'write',
      text: 'insert into bench_messages (thread, body) values ($1, $2) returning id',
      values: ['bench', JSON.stringify(request.body)],
    })
    return { id: rows[0]?.id }
  },
})

await pool.query('select 1')
await fastify.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
console.log('ready')
