<?php
/**
 * Takes away what the plugin stored. Pages keep their blocks and shortcodes.
 *
 * @package Foodshed
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Clears the site that is current. */
function foodshed_clear_site(): void {
	global $wpdb;
	delete_option( 'foodshed_settings' );
	foreach ( array( '_transient_foodshed_', '_transient_timeout_foodshed_' ) as $prefix ) {
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
		array_map( 'delete_option', $names );
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $foodshed_site ) {
		switch_to_blog( $foodshed_site );
		foodshed_clear_site();
		restore_current_blog();
	}
} else {
	foodshed_clear_site();
}
