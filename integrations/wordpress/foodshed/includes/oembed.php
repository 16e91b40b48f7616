<?php
/**
 * The address of a page of Foodshed, alone in a paragraph, becomes a widget.
 *
 * @package Foodshed
 */

namespace Foodshed;

add_action( 'init', __NAMESPACE__ . '\add_oembed_provider' );

/** Registers the Foodshed site with WordPress. */
function add_oembed_provider(): void {
	$address = settings()['address'];
	if ( '' !== $address ) {
		wp_oembed_add_provider( "$address/*", "$address/oembed" );
	}
}
