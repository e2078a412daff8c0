CREATE TABLE "device_owners" (
	"device_id" text PRIMARY KEY NOT NULL,
	"hc_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"push_token" text PRIMARY KEY NOT NULL,
	"hc_id" text NOT NULL,
	"device_id" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_owners" ADD CONSTRAINT "device_owners_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_owners_member" ON "device_owners" USING btree ("hc_id");--> statement-breakpoint
CREATE INDEX "push_tokens_member" ON "push_tokens" USING btree ("hc_id");--> statement-breakpoint
-- Who is on a phone: whoever used it last, while a session of theirs that nothing has ended is there.
INSERT INTO "device_owners" ("device_id", "hc_id")
SELECT "device_id", "hc_id" FROM (
	SELECT DISTINCT ON ("device_id") "device_id", "hc_id" FROM "devices"
	WHERE "device_id" <> '' ORDER BY "device_id", "last_seen_at" DESC, "hc_id"
) AS "newest"
WHERE EXISTS (
	SELECT 1 FROM "sessions"
	WHERE "sessions"."hc_id" = "newest"."hc_id" AND "sessions"."device_id" = "newest"."device_id"
		AND "sessions"."ended_at" IS NULL
);
--> statement-breakpoint
-- A token is the newest's who had it, and nobody's where they are not on that phone any more.
INSERT INTO "push_tokens" ("push_token", "hc_id", "device_id", "registered_at")
SELECT "push_token", "hc_id", "device_id", "last_seen_at" FROM (
	SELECT DISTINCT ON ("push_token") "push_token", "hc_id", "device_id", "last_seen_at" FROM "devices"
	WHERE "push_token" <> '' ORDER BY "push_token", "last_seen_at" DESC, "hc_id"
) AS "newest"
WHERE EXISTS (
	SELECT 1 FROM "device_owners"
	WHERE "device_owners"."device_id" = "newest"."device_id" AND "device_owners"."hc_id" = "newest"."hc_id"
);
--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "push_token";