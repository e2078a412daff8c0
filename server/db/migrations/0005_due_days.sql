CREATE TABLE "due_days" (
	"hc_id" text NOT NULL,
	"activity_dt" text NOT NULL,
	CONSTRAINT "due_days_hc_id_activity_dt_pk" PRIMARY KEY("hc_id","activity_dt")
);
--> statement-breakpoint
ALTER TABLE "due_days" ADD CONSTRAINT "due_days_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;